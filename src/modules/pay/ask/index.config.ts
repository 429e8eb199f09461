export default definePageConfig({ navigationBarTitleText: '付费提问', enablePullDownRefresh: true })
