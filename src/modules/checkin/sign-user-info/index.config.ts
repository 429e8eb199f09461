export default definePageConfig({ navigationBarTitleText: '参加者信息', enablePullDownRefresh: true })
