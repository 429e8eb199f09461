export default definePageConfig({ navigationBarTitleText: '今日步数', enablePullDownRefresh: true })
