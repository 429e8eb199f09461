export default definePageConfig({ navigationBarTitleText: '优惠码', enablePullDownRefresh: true })
