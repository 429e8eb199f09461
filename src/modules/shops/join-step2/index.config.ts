export default definePageConfig({ navigationBarTitleText: '提交资质' })
