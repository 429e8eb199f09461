export default definePageConfig({ navigationBarTitleText: '订单通知' })
