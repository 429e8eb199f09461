export default definePageConfig({
  navigationBarTitleText: '笔记预览',
})
