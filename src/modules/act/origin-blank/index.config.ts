export default definePageConfig({ navigationBarTitleText: '活动暂不可订' })
