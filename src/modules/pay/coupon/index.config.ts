export default definePageConfig({ navigationBarTitleText: '支付有礼', enablePullDownRefresh: true })
