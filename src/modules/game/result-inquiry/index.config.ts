export default definePageConfig({ navigationBarTitleText: '成绩查询' })
