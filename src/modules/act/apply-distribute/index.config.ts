export default definePageConfig({ navigationBarTitleText: '申请分销' })
