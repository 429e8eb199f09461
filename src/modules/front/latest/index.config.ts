export default definePageConfig({ navigationBarTitleText: '最新发布', enablePullDownRefresh: true })
