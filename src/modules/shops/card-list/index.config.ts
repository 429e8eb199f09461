export default definePageConfig({ navigationBarTitleText: '名片夹', enablePullDownRefresh: true })
