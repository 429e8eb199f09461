export default definePageConfig({ navigationBarTitleText: '填写资料' })
