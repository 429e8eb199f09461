-- Long data of an item, which its page alone reads.
alter table content add column detail jsonb;

-- Parts of a whole (chapters, tracks, episodes, live posts) get a list row with a status of its own, so that no list
-- finds them that does not ask for them.
alter table content_index add column seq integer not null default 0;

insert into content_index (iid, module_type, id, author_id, parent_id, status, summary, text, price_fen, seq, published_at)
select c.iid, c.module_type, c.id, c.author_id, c.parent_id,
  case c.status when 'published' then 'part' else c.status end,
  jsonb_build_object('title', c.title, 'cover', c.cover, 'summary', c.summary, 'tags', to_jsonb(c.tags),
    'price', c.price_fen, 'lat', null, 'lng', null,
    'extra', case when c.media is null then '{}'::jsonb
      else jsonb_build_object('seconds', c.media -> 'seconds') end),
  lower(c.title), c.price_fen, coalesce((c.extra ->> 'seq')::integer, 0), c.published_at
from content c where c.module_type in (221, 222, 223, 239)
on conflict do nothing;
insert into content_counts (iid, module_type, id)
select iid, module_type, id from content_index where status = 'part'
on conflict do nothing;

create index content_part_order on content_index (iid, parent_id, seq, id) where status = 'part';
create index content_part_newest_of on content_index (iid, parent_id, published_at, id) where status = 'part';
create index content_part_newest on content_index (iid, module_type, published_at, id) where status = 'part';
