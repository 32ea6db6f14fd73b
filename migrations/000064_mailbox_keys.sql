-- People are filed under the mailbox of an email address. Whoever was filed under an address with a tag, or with dots that its provider
-- ignores, is filed anew. The key is `hash64` of `names/hash.ts`; its halves are multiplied in steps of 16 bits, which do not overflow.
create function half_of_product(factor bigint, other bigint) returns bigint language sql immutable as
  $$ select (factor * (other & 65535) + (((factor * (other >> 16)) & 65535) << 16)) & 4294967295 $$;
create function filing_key(identifier text) returns bigint language plpgsql immutable as
  $$ declare a bigint := 3735928559; b bigint := 1103547991; letter text; code bigint; unit bigint; begin foreach letter in array string_to_array(identifier, null) loop code := ascii(letter); foreach unit in array case when code < 65536 then array[code] else array[55296 + ((code - 65536) >> 10), 56320 + ((code - 65536) & 1023)] end loop a := half_of_product(a # unit, 2654435761); b := half_of_product(b # unit, 1597334677); end loop; end loop; a := half_of_product(a # (a >> 16), 2246822507) # half_of_product(b # (b >> 13), 3266489909); b := half_of_product(b # (b >> 16), 2246822507) # half_of_product(a # (a >> 13), 3266489909); return (a << 32) | b; end $$;
create function mailbox_of(email text) returns text language plpgsql immutable as
  $$ declare name text := regexp_replace(substr(email, 1, strpos(email, '@') - 1), '(.)\+.*$', '\1'); domain text := substr(email, strpos(email, '@') + 1); begin if domain in ('proton.me', 'protonmail.com', 'pm.me') then name := coalesce(nullif(regexp_replace(name, '[._-]', '', 'g'), ''), name); end if; return name || '@' || domain; end $$;
-- One row after another: where tables lie on several servers, a function is not asked for on each.
do
  $$ declare person record; mailbox text; filed bigint; begin for person in select number, text from candidate cross join unnest(candidate.identifiers) as own (text) where own.text like 'email:%' and own.text ~ '\+|@(proton\.me|protonmail\.com|pm\.me)$' loop mailbox := 'email:' || mailbox_of(substr(person.text, 7)); if mailbox <> person.text then filed := filing_key(person.text); delete from identifier_key where identifier_key.key = filed and identifier_key.number = person.number; filed := filing_key(mailbox); delete from identifier_key where identifier_key.key = filed and identifier_key.number = person.number; insert into identifier_key (key, number) values (filed, person.number); end if; end loop; end $$;
drop function mailbox_of(text);
drop function filing_key(text);
drop function half_of_product(bigint, bigint);
