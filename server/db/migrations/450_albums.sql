-- Photos of cloud albums (module 233), which are content rows.
create table album_photos (
  iid integer not null,
  id bigint generated always as identity,
  album_id text not null,
  user_id bigint not null,
  -- The key of an upload, or the address of a drawn picture.
  key text not null,
  w integer not null default 0,
  h integer not null default 0,
  created_at bigint not null,
  primary key (iid, id),
  constraint album_photo_once unique (iid, album_id, key)
);
create index album_photos_in_order on album_photos (iid, album_id, id);
create index album_photos_by_key on album_photos (iid, key);
create index album_photos_by_member on album_photos (iid, user_id);
