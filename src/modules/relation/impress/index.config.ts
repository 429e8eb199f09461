export default definePageConfig({ navigationBarTitleText: '印象', enablePullDownRefresh: true })
