export default definePageConfig({ navigationBarTitleText: '领取记录', enablePullDownRefresh: true })
