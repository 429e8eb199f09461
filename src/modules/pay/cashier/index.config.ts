export default definePageConfig({ navigationBarTitleText: '收银台', enablePullDownRefresh: true })
