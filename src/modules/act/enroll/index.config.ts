export default definePageConfig({ navigationBarTitleText: '活动报名' })
