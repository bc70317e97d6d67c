lab-no-cuda = Aucun processeur graphique utilisable ici : il en faut un de NVIDIA, son pilote, et pip install 'saqqara[cuda]'.
