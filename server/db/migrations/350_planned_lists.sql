-- Pre-sales and their stores as items: they are listed, collected, and shared with a key.
create index planned_item_of_store on planned_item (iid, store_id, deadline, id);

insert into content_index (iid, module_type, id, author_id, status, summary, text, price_fen, published_at)
select p.iid, 102, p.id, 0, 'published',
  jsonb_build_object('title', p.title, 'cover', p.img, 'summary', '', 'tags', '[]'::jsonb,
    'price', (select min(k.price) from planned_sku k where k.iid = p.iid and k.item_id = p.id),
    'lat', null, 'lng', null, 'extra', '{}'::jsonb),
  lower(p.title), (select min(k.price) from planned_sku k where k.iid = p.iid and k.item_id = p.id), p.deadline
from planned_item p
on conflict do nothing;
insert into content_index (iid, module_type, id, author_id, status, summary, text, published_at)
select s.iid, 243, s.id, 0, 'published',
  jsonb_build_object('title', s.name, 'cover', s.img, 'summary', '', 'tags', '[]'::jsonb, 'price', null,
    'lat', null, 'lng', null, 'extra', '{}'::jsonb), lower(s.name),
  coalesce((select max(p.deadline) from planned_item p where p.iid = s.iid and p.store_id = s.id), 0)
from planned_store s
on conflict do nothing;
insert into content_counts (iid, module_type, id)
select iid, module_type, id from content_index where module_type in (102, 243)
on conflict do nothing;

-- A member's deposit for a pre-sale.
create index deposit_of_user on deposit (iid, user_id, order_type, target_id);

-- What a fan's link was about.
alter table fan_lock add column data_type integer, add column data_id text;
