export default definePageConfig({
  navigationBarTitleText: '我的粉丝',
  enablePullDownRefresh: true,
})
