-- Places a member has chosen, for the place picker; the latest twenty are kept.
create table recent_place (
  id bigint generated always as identity primary key,
  iid integer not null,
  user_id bigint not null,
  name text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  at bigint not null,
  unique (iid, user_id, name, address)
);
