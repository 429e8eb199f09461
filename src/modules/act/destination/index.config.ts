export default definePageConfig({ navigationBarTitleText: '目的地', enablePullDownRefresh: true })
