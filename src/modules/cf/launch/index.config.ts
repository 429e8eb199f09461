export default definePageConfig({
  navigationBarTitleText: '发起众筹',
  enablePullDownRefresh: true,
})
