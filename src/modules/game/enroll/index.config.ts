export default definePageConfig({ navigationBarTitleText: '赛事报名' })
