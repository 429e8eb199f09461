export default definePageConfig({
  navigationBarTitleText: '领物检录',
  enablePullDownRefresh: true,
})
