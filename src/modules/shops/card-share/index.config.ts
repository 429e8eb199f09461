export default definePageConfig({ navigationBarTitleText: '分享名片' })
