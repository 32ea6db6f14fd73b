-- Pictures that were fetched are served by the first half of their hash.
create index datasource_picture on datasource (left(sha256, 40)) where kind = 'pictures/file';
