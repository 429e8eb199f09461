export default definePageConfig({ navigationBarTitleText: '提现进度', enablePullDownRefresh: true })
