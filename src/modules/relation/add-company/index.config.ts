export default definePageConfig({ navigationBarTitleText: '编辑公司' })
