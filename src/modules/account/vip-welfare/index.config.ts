export default definePageConfig({ navigationBarTitleText: '会员福利', enablePullDownRefresh: true })
