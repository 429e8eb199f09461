export default definePageConfig({ navigationBarTitleText: '明细详情', enablePullDownRefresh: true })
