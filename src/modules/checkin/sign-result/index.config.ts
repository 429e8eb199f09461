export default definePageConfig({ navigationBarTitleText: '签到结果', enablePullDownRefresh: true })
