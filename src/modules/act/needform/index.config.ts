export default definePageConfig({ navigationBarTitleText: '定制需求', enablePullDownRefresh: true })
