export default definePageConfig({ navigationBarTitleText: '尚未开放' })
