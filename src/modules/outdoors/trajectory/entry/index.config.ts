export default definePageConfig({ navigationBarTitleText: '参赛信息', enablePullDownRefresh: true })
