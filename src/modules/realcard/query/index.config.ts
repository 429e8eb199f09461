export default definePageConfig({
  navigationBarTitleText: '卡片查询',
  enablePullDownRefresh: true,
})
