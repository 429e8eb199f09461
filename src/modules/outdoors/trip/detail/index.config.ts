export default definePageConfig({ navigationBarTitleText: '行程单', enablePullDownRefresh: true })
