export default definePageConfig({ navigationBarTitleText: '选择日期' })
