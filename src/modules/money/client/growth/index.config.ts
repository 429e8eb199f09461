export default definePageConfig({ navigationBarTitleText: '客户增长', enablePullDownRefresh: true })
