-- What a seller finds an order by: its own title and contact, who the goods are sent to, and all of its lines.
create function order_words(title text, name text, address jsonb, lines jsonb) returns text
  language sql immutable parallel safe as $$
  select lower(
    title || ' ' || name || ' ' || coalesce(address ->> 'name', '') || ' '
      || jsonb_path_query_array(lines, '$[*].title')::text)
$$;
drop index orders_found;
create index orders_found on orders using gin (search_terms(iid, order_words(title, name, address, lines), '{}'));
