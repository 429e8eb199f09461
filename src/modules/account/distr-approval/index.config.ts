export default definePageConfig({
  navigationBarTitleText: '团队审核',
  enablePullDownRefresh: true,
})
