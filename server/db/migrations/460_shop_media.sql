-- The pictures and videos of partner shops, in the owner's order, and the queue of those who want to join the
-- volunteers' roll: one open request a person.
create table shop_media (
  iid integer not null,
  id bigint generated always as identity,
  shop_id text not null,
  kind text not null check (kind in ('image', 'video')),
  url text not null,
  poster text not null default '',
  sort integer not null,
  at bigint not null,
  primary key (iid, id),
  unique (iid, shop_id, url),
  foreign key (iid, shop_id) references shop (iid, id)
);

-- A shop that is open begins with the photos of its application.
insert into shop_media (iid, shop_id, kind, url, sort, at)
select s.iid, s.id, 'image', photo.url, min(photo.n), s.at
from shop s
  join content c on c.iid = s.iid and c.id = s.id,
  unnest(c.imgs) with ordinality as photo (url, n)
where s.status = 'open'
group by s.iid, s.id, photo.url, s.at;

update feedback f set state = 'closed'
where f.kind = 'volunteer' and f.state = 'open' and exists (
  select 1 from feedback later
  where later.iid = f.iid and later.user_id = f.user_id and later.kind = 'volunteer' and later.state = 'open'
    and later.id > f.id);
create unique index feedback_one_volunteer on feedback (iid, user_id) where kind = 'volunteer' and state = 'open';
create index feedback_volunteers on feedback (iid, id) where kind = 'volunteer' and state = 'open';
