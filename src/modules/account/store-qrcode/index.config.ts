export default definePageConfig({ navigationBarTitleText: '店铺二维码' })
