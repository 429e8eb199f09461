export default definePageConfig({
  navigationBarTitleText: '暂无卡片',
  enablePullDownRefresh: true,
})
