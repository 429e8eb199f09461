export default definePageConfig({ navigationBarTitleText: '打赏', enablePullDownRefresh: true })
