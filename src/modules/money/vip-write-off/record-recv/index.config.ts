export default definePageConfig({ navigationBarTitleText: '领取权益' })
