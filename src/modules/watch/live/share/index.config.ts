export default definePageConfig({
  navigationBarTitleText: '邀请看直播',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
