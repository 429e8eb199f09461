export default definePageConfig({ navigationBarTitleText: '参加者名单', enablePullDownRefresh: true })
