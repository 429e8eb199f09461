/**
 * Runs as soon as the preview is in the page. Removes it when the phone has stored another language, or when the
 * screen is wide and the app lays its pages out in a column (`src/platform/rootSize`). Notes the last tap, which
 * the app repeats when it is ready (`src/platform/preview`). Lazy pictures wait (`src/preview/previewStyle`): those
 * on screen until the scripts have loaded, because on a slow connection each picture would delay the app; the
 * others until the visitor scrolls the preview.
 */
const SCRIPT = `(function(p){
try{var l=localStorage.getItem('quanzi:language')}catch(e){}
if(innerWidth>768||l&&/^en/i.test(l)!==/^en/.test(p.lang))return p.remove()
p.addEventListener('click',function(e){window.__TAPPED__=e.target})
var all=function(s,o){return[].slice.call((o||document).querySelectorAll(s))}
function show(){all('img[loading=lazy]',p).forEach(function(i){
var r=i.parentNode.getBoundingClientRect();if(r.top<innerHeight&&r.left<innerWidth)i.loading='eager'})}
p.addEventListener('scroll',function(){document.documentElement.className=''},{once:true,capture:true})
var due=all('link[as=script]').filter(function(s){return!performance.getEntriesByName(s.href).length}),left=due.length
function came(){--left||show()}
due.forEach(function(s){s.addEventListener('load',came);s.addEventListener('error',came)})
left||show()
})(document.getElementById('preview'))`

export const previewScript = (nonce: string): string => `<script nonce="${nonce}">${SCRIPT}</script>`
