export default definePageConfig({ navigationBarTitleText: '店长设置' })
